//! Patterns of Fluent as compiled text, and the facts that they name.

use std::collections::BTreeSet;

use fluent_syntax::ast::{
    Expression, InlineExpression, Message, Pattern, PatternElement, Resource, Variant, VariantKey,
};
use fluent_syntax::unicode::unescape_unicode_to_string;

use crate::emit;

/// The functions that `engine` knows, each with its named arguments.
const FUNCTIONS: [(&str, &[&str]); 13] = [
    ("INCHES", &[]),
    ("TENTHS", &[]),
    ("PLACE", &[]),
    ("PAIR", &[]),
    ("HUNDREDTHS", &[]),
    ("SIGNED", &["plus", "minus"]),
    ("COMPARE", &[]),
    ("SUM", &[]),
    ("WORD", &[]),
    ("INITIAL", &[]),
    ("COUNT", &[]),
    ("LIST", &["of"]),
    ("JOIN", &["none"]),
];

/// Compiles the pattern of a message; `names` are all messages of the catalogue.
///
/// # Errors
/// Every part of Fluent that catalogues do not support.
pub(crate) fn message(message: &Message<&str>, names: &BTreeSet<&str>) -> Result<String, String> {
    if !message.attributes.is_empty() {
        return Err("a message has no attributes here".to_owned());
    }
    let value = message.value.as_ref().ok_or("a message has a pattern")?;
    Compiler { names }.pattern(value)
}

struct Compiler<'a> {
    names: &'a BTreeSet<&'a str>,
}

impl Compiler<'_> {
    fn pattern(&self, pattern: &Pattern<&str>) -> Result<String, String> {
        pattern.elements.iter().map(|element| self.element(element)).collect()
    }

    fn element(&self, element: &PatternElement<&str>) -> Result<String, String> {
        match element {
            PatternElement::TextElement { value } => emit::text(value),
            PatternElement::Placeable { expression } => self.expression(expression),
        }
    }

    fn expression(&self, expression: &Expression<&str>) -> Result<String, String> {
        match expression {
            Expression::Inline(InlineExpression::StringLiteral { value }) => {
                emit::text(&unescape_unicode_to_string(value))
            }
            Expression::Inline(inline) => Ok(emit::placeholder(&self.inline(inline)?)),
            Expression::Select { selector, variants } => {
                let variants: Result<String, String> =
                    variants.iter().map(|variant| self.variant(variant)).collect();
                Ok(emit::placeholder(&(self.inline(selector)? + &variants?)))
            }
        }
    }

    fn variant(&self, variant: &Variant<&str>) -> Result<String, String> {
        let key = match &variant.key {
            VariantKey::Identifier { name } => name,
            VariantKey::NumberLiteral { value } => value,
        };
        Ok(emit::variant(key, variant.default, &self.pattern(&variant.value)?))
    }

    fn inline(&self, inline: &InlineExpression<&str>) -> Result<String, String> {
        match inline {
            InlineExpression::VariableReference { id } => Ok(format!("${}", id.name)),
            InlineExpression::StringLiteral { value } => {
                emit::text(&unescape_unicode_to_string(value)).map(|text| format!("\"{text}"))
            }
            InlineExpression::MessageReference { id, attribute: None } if self.names.contains(id.name) => {
                Ok(format!("@{}", id.name))
            }
            InlineExpression::MessageReference { id, .. } => {
                Err(format!("no message is called \"{}\"", id.name))
            }
            InlineExpression::FunctionReference { id, arguments } => {
                let (_, options) = FUNCTIONS
                    .iter()
                    .find(|(name, _)| *name == id.name)
                    .ok_or_else(|| format!("no function is called {}", id.name))?;
                let given: Result<Vec<String>, String> =
                    arguments.positional.iter().map(|one| self.inline(one)).collect();
                let named: Result<Vec<(&str, String)>, String> = arguments
                    .named
                    .iter()
                    .map(|one| match &one.value {
                        InlineExpression::StringLiteral { value } if options.contains(&one.name.name) => {
                            let text = unescape_unicode_to_string(value).into_owned();
                            if one.name.name == "of" && !self.names.contains(text.as_str()) {
                                return Err(format!("no message is called \"{text}\""));
                            }
                            Ok((one.name.name, text))
                        }
                        _ => Err(format!("{} is not given `{}` as this", id.name, one.name.name)),
                    })
                    .collect();
                Ok(emit::call(id.name, &given?, &named?))
            }
            InlineExpression::NumberLiteral { value } => Ok(format!("\"{value}")),
            InlineExpression::TermReference { .. } => {
                Err("there are no terms here: name a message".to_owned())
            }
            InlineExpression::Placeable { .. } => {
                Err("write what is in braces as a message of its own".to_owned())
            }
        }
    }
}

/// Returns the names of the functions that messages may call.
pub fn functions() -> impl Iterator<Item = &'static str> {
    FUNCTIONS.iter().map(|(name, _)| *name)
}

/// Adds the facts that a message names, directly or through messages that it includes.
pub(crate) fn facts<'t>(
    message: &Message<&'t str>,
    resource: &Resource<&'t str>,
    into: &mut BTreeSet<String>,
    seen: &mut BTreeSet<&'t str>,
) {
    if !seen.insert(message.id.name) {
        return;
    }
    let mut others = Vec::new();
    each_inline(message, &mut |inline| match inline {
        InlineExpression::VariableReference { id } => {
            into.insert(id.name.to_owned());
        }
        InlineExpression::MessageReference { id, .. } => others.push(id.name),
        _ => {}
    });
    for message in crate::messages(resource).filter(|message| others.contains(&message.id.name)) {
        facts(message, resource, into, seen);
    }
}

/// Returns `true` if a message writes a list, whose entries need the `separator`.
pub(crate) fn lists(message: &Message<&str>) -> bool {
    let mut found = false;
    each_inline(message, &mut |inline| {
        if let InlineExpression::FunctionReference { id, .. } = inline {
            found |= ["LIST", "JOIN"].contains(&id.name);
        }
    });
    found
}

/// Adds the messages that a message includes. Those of the entries of lists are added to `entries`.
pub(crate) fn named<'t>(
    message: &Message<&'t str>,
    within: &mut BTreeSet<&'t str>,
    entries: &mut BTreeSet<&'t str>,
) {
    each_inline(message, &mut |inline| match inline {
        InlineExpression::MessageReference { id, .. } => {
            within.insert(id.name);
        }
        InlineExpression::FunctionReference { arguments, .. } => {
            for given in arguments.named.iter().filter(|given| given.name.name == "of") {
                if let InlineExpression::StringLiteral { value } = &given.value {
                    entries.insert(value);
                }
            }
        }
        _ => {}
    });
}

/// Calls `f` with every expression of a message: those shown, selectors of choices, and arguments of functions.
fn each_inline<'m, 't>(message: &'m Message<&'t str>, f: &mut dyn FnMut(&'m InlineExpression<&'t str>)) {
    message.value.iter().for_each(|pattern| in_pattern(pattern, f));
}

fn in_pattern<'m, 't>(pattern: &'m Pattern<&'t str>, f: &mut dyn FnMut(&'m InlineExpression<&'t str>)) {
    for element in &pattern.elements {
        match element {
            PatternElement::Placeable { expression: Expression::Inline(inline) } => in_inline(inline, f),
            PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
                in_inline(selector, f);
                for variant in variants {
                    in_pattern(&variant.value, f);
                }
            }
            PatternElement::TextElement { .. } => {}
        }
    }
}

fn in_inline<'m, 't>(
    inline: &'m InlineExpression<&'t str>,
    f: &mut dyn FnMut(&'m InlineExpression<&'t str>),
) {
    f(inline);
    if let InlineExpression::FunctionReference { arguments, .. } = inline {
        arguments.positional.iter().for_each(|one| in_inline(one, f));
    }
}
