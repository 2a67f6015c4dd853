/* The picture as other eyes see it: without colour, and without the cones for green. Both work on linear light. */

/** Linear light of a channel of 0 to 255. */
export function linear(byte) {
  const share = byte / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
function encoded(light) {
  const share = Math.min(1, Math.max(0, light));
  return Math.round(255 * (share <= 0.0031308 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055));
}

/** Matrices by the name of the eye, a row for each channel that is seen. Deuteranopia is Machado, Oliveira and Fernandes (2009), severity 1. */
export const EYES = {
  grey: [
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
};

/** Returns one colour, of three bytes, as an eye sees it. */
export function seen(eye, colour) {
  const light = colour.map(linear);
  return EYES[eye].map((row) => encoded(row[0] * light[0] + row[1] * light[1] + row[2] * light[2]));
}

/** Relative luminance of three bytes, 0 to 1. */
export function luminance(colour) {
  return EYES.grey[0].reduce((sum, part, at) => sum + part * linear(colour[at]), 0);
}

/** Contrast of two luminances, 1 to 21. */
export function contrast(one, two) {
  return (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05);
}

/** The same as an SVG filter, for whole pictures. */
export function filterOf(eye) {
  const values = EYES[eye].map((row) => [...row, 0, 0].join(' ')).concat('0 0 0 1 0').join(' ');
  return `<svg width="0" height="0" style="position:absolute"><filter id="${eye}" color-interpolation-filters="linearRGB"><feColorMatrix values="${values}"/></filter></svg>`;
}
