/** The options of a game in plain words, and the presets in which its rulebook divides them. */
import type { GameOption, Options } from './protocol.ts';

/** Names of presets, from the fewest rules to the most. */
export const PRESETS = { basic: 'Basic', advanced: 'Advanced', everything: 'Everything' } as const;
export type PresetName = keyof typeof PRESETS;
/** A set of options under a name, and its content in a sentence. */
export interface Preset { says: string; options: Options }
/** An option on the screen: its label, and its values in words if they are not just on and off. */
export interface OptionWord { label: string; values?: Record<string, string> }
export interface OptionWords { presets: Partial<Record<PresetName, Preset>>; words: Record<string, OptionWord> }

/** Returns the options of a preset that a scenario leaves open. */
export function openIn({ options }: Preset, open: readonly GameOption[]): Options {
  return Object.fromEntries(Object.entries(options).filter(([key]) => open.some((option) => option.key === key)));
}

/** Returns the options that are really chosen: open in the scenario, and not empty. */
export function chosenIn(chosen: Options, open: readonly GameOption[]): Options {
  return Object.fromEntries(Object.entries(chosen).filter(([key, value]) => value.trim() !== '' && open.some((option) => option.key === key)));
}

/** Returns the name of the preset that is chosen, `scenario` if nothing is, and null for a choice of the player's own. */
export function presetOf(presets: OptionWords['presets'], chosen: Options, open: readonly GameOption[]): PresetName | 'scenario' | null {
  const own = chosenIn(chosen, open);
  if (Object.keys(own).length === 0) return 'scenario';
  const names = Object.keys(PRESETS) as PresetName[];
  return names.find((name) => {
    const preset = presets[name] && openIn(presets[name], open);
    return preset && Object.keys(own).length === Object.keys(preset).length && Object.entries(preset).every(([key, value]) => own[key] === value);
  }) ?? null;
}

/** Returns `true` for an option that is either on or off. */
export function isSwitch({ values }: GameOption): boolean {
  return values?.length === 2 && values.includes('on') && values.includes('off');
}
