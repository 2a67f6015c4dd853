//! Patterns of Fluent as compiled text, and the facts that they name.

use std::collections::BTreeSet;

use fluent_syntax::ast::{
    Expression, InlineExpression, Message, Pattern, PatternElement, Variant, VariantKey,
};
use fluent_syntax::unicode::unescape_unicode_to_string;

use crate::emit;

/// The functions that `engine` knows, each with what it may be given by name.
const FUNCTIONS: [(&str, &[&str]); 12] = [
    ("INCHES", &[]),
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

/// Compiles the pattern of a message; `names` are all messages there are.
///
/// # Errors
/// What is beyond the part of Fluent that catalogues use.
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

/// Adds the messages that a pattern names.
pub(crate) fn named<'t>(pattern: &Pattern<&'t str>, into: &mut BTreeSet<&'t str>) {
    for element in &pattern.elements {
        match element {
            PatternElement::Placeable { expression: Expression::Inline(inline) } => {
                named_inline(inline, into);
            }
            PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
                named_inline(selector, into);
                for variant in variants {
                    named(&variant.value, into);
                }
            }
            PatternElement::TextElement { .. } => {}
        }
    }
}

fn named_inline<'t>(inline: &InlineExpression<&'t str>, into: &mut BTreeSet<&'t str>) {
    match inline {
        InlineExpression::MessageReference { id, .. } => {
            into.insert(id.name);
        }
        InlineExpression::FunctionReference { arguments, .. } => {
            arguments.positional.iter().for_each(|one| named_inline(one, into));
            for argument in arguments.named.iter().filter(|argument| argument.name.name == "of") {
                if let InlineExpression::StringLiteral { value } = &argument.value {
                    into.insert(*value);
                }
            }
        }
        _ => {}
    }
}
