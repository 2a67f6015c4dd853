/** The stage on the graphics card: baked maps in texture arrays, instances in three draw calls a frame. */
import { CHAR, EMBER, type Theme } from '../ships/palette.ts';
import { MAP, type Maps } from '../ships/parts.ts';
import { HOLES, type Stock } from './hangar.ts';
import { SHIP, type Batch, type Picture } from './picture.ts';
import { EFFECT_FRAGMENT, EFFECT_VERTEX, SHIP_FRAGMENT, SHIP_VERTEX } from './shaders.ts';
import { COLUMNS, rows } from './tints.ts';

/** A renderer of pictures. */
export interface Renderer {
  readonly name: 'gl' | 'canvas';
  /** Sets the board's size in pixels, and the number of screen pixels per board pixel. */
  resize(wide: number, high: number, ratio: number): void;
  /** Draws a frame from the baked maps. Returns the indices of the picture's ships that could not be drawn yet. */
  draw(picture: Picture, theme: Theme, stock: Stock): number[];
  close(): void;
}

/** Pixels a side of a pattern of holes. */
const HOLE = 128;
type Context = WebGL2RenderingContext;

function program(gl: Context, vertex: string, fragment: string): WebGLProgram {
  const made = gl.createProgram();
  const parts = ([[gl.VERTEX_SHADER, vertex], [gl.FRAGMENT_SHADER, fragment]] as const).map(([type, source]) => {
    const shader = gl.createShader(type);
    if (!shader) throw new Error('The graphics card makes no shader.');
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(made, shader);
    return shader;
  });
  gl.linkProgram(made);
  if (!gl.getProgramParameter(made, gl.LINK_STATUS) && !gl.isContextLost()) throw new Error(`The stage's program does not link. ${[gl.getProgramInfoLog(made), ...parts.map((part) => gl.getShaderInfoLog(part))].filter(Boolean).join(' ')}`);
  return made;
}

/** A buffer of instances, and the vertex array that reads it together with the quad. */
interface Feed { array: WebGLVertexArrayObject; buffer: WebGLBuffer; room: number }

function feed(gl: Context, quad: WebGLBuffer, floats: number): Feed {
  const array = gl.createVertexArray();
  const buffer = gl.createBuffer();
  gl.bindVertexArray(array);
  gl.bindBuffer(gl.ARRAY_BUFFER, quad);
  gl.enableVertexAttribArray(0);
  gl.vertexAttribPointer(0, 2, gl.FLOAT, false, 0, 0);
  gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
  for (let at = 0; at < floats / 4; at++) {
    gl.enableVertexAttribArray(at + 1);
    gl.vertexAttribPointer(at + 1, 4, gl.FLOAT, false, floats * 4, at * 16);
    gl.vertexAttribDivisor(at + 1, 1);
  }
  return { array, buffer, room: 0 };
}

/** All objects on the card, made again after the card has lost them. */
class Works {
  readonly ships: WebGLProgram;
  readonly effects: WebGLProgram;
  readonly shipFeed: Feed;
  readonly underFeed: Feed;
  readonly overFeed: Feed;
  readonly #places = new Map<WebGLProgram, Map<string, WebGLUniformLocation | null>>();
  #shape: WebGLTexture | null = null;
  #paint: WebGLTexture | null = null;
  #room = 0;
  readonly #taken = new Set<number>();
  readonly #holed = new Set<number>();
  #theme: Theme | null = null;
  readonly #palettes: WebGLTexture;

  constructor(readonly gl: Context) {
    this.ships = program(gl, SHIP_VERTEX, SHIP_FRAGMENT);
    this.effects = program(gl, EFFECT_VERTEX, EFFECT_FRAGMENT);
    const quad = gl.createBuffer();
    gl.bindBuffer(gl.ARRAY_BUFFER, quad);
    gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 1, -1, -1, 1, 1, 1]), gl.STATIC_DRAW);
    this.shipFeed = feed(gl, quad, 16);
    this.underFeed = feed(gl, quad, 12);
    this.overFeed = feed(gl, quad, 12);
    this.#stack(2, HOLE, HOLES, 1);
    this.#palettes = gl.createTexture();
    gl.useProgram(this.ships);
    ['shape', 'paint', 'harm', 'palettes'].forEach((name, unit) => gl.uniform1i(this.at(this.ships, name), unit));
    gl.enable(gl.BLEND);
    gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
  }

  at(of: WebGLProgram, name: string): WebGLUniformLocation | null {
    const known = this.#places.get(of) ?? new Map<string, WebGLUniformLocation | null>();
    this.#places.set(of, known);
    if (!known.has(name)) known.set(name, this.gl.getUniformLocation(of, name));
    return known.get(name) ?? null;
  }

  /** Returns a new texture array, bound to its unit. */
  #stack(unit: number, size: number, layers: number, levels: number): WebGLTexture {
    const { gl } = this;
    const made = gl.createTexture();
    gl.activeTexture(gl.TEXTURE0 + unit);
    gl.bindTexture(gl.TEXTURE_2D_ARRAY, made);
    gl.texStorage3D(gl.TEXTURE_2D_ARRAY, levels, gl.RGBA8, size, size, layers);
    gl.texParameteri(gl.TEXTURE_2D_ARRAY, gl.TEXTURE_MIN_FILTER, levels > 1 ? gl.LINEAR_MIPMAP_LINEAR : gl.LINEAR);
    gl.texParameteri(gl.TEXTURE_2D_ARRAY, gl.TEXTURE_MAG_FILTER, gl.LINEAR);
    gl.texParameteri(gl.TEXTURE_2D_ARRAY, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
    gl.texParameteri(gl.TEXTURE_2D_ARRAY, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
    return made;
  }

  /**
   * Uploads newly baked designs to the card, at most `most` at once. Returns `true` if others are left.
   * A full array is replaced by one twice as deep.
   */
  take({ maps, holes }: Stock, most: number): boolean {
    const { gl } = this;
    holes.forEach((one, layer) => {
      if (!one || this.#holed.has(layer)) return;
      this.#holed.add(layer);
      gl.activeTexture(gl.TEXTURE2);
      gl.texSubImage3D(gl.TEXTURE_2D_ARRAY, 0, 0, 0, layer, HOLE, HOLE, 1, gl.RGBA, gl.UNSIGNED_BYTE, one);
    });
    if (maps.length > this.#room) {
      for (const old of [this.#shape, this.#paint]) if (old) gl.deleteTexture(old);
      this.#room = Math.max(16, 2 ** Math.ceil(Math.log2(maps.length)));
      this.#shape = this.#stack(0, MAP, this.#room, 5);
      this.#paint = this.#stack(1, MAP, this.#room, 5);
      this.#taken.clear();
    }
    let [fresh, left] = [0, false];
    maps.forEach((one: Maps | undefined, layer) => {
      if (!one || this.#taken.has(layer)) return;
      if (fresh >= most) return void (left = true);
      this.#taken.add(layer);
      fresh++;
      for (const [unit, bytes] of [[0, one.shape], [1, one.paint]] as const) {
        gl.activeTexture(gl.TEXTURE0 + unit);
        gl.texSubImage3D(gl.TEXTURE_2D_ARRAY, 0, 0, 0, layer, MAP, MAP, 1, gl.RGBA, gl.UNSIGNED_BYTE, bytes);
      }
    });
    if (fresh > 0)
      for (const unit of [0, 1]) {
        gl.activeTexture(gl.TEXTURE0 + unit);
        gl.generateMipmap(gl.TEXTURE_2D_ARRAY);
      }
    return left;
  }

  /** Returns `true` if the card has the design of a layer. */
  has(layer: number): boolean {
    return this.#taken.has(layer);
  }

  dress(theme: Theme): void {
    if (this.#theme === theme) return;
    this.#theme = theme;
    const { gl } = this;
    const bytes = rows(theme);
    gl.activeTexture(gl.TEXTURE3);
    gl.bindTexture(gl.TEXTURE_2D, this.#palettes);
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA8, COLUMNS, bytes.length / 4 / COLUMNS, 0, gl.RGBA, gl.UNSIGNED_BYTE, bytes);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.NEAREST);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.NEAREST);
    gl.useProgram(this.ships);
    gl.uniform3fv(this.at(this.ships, 'burnt'), CHAR[theme].map((one) => one / 255));
    gl.uniform3fv(this.at(this.ships, 'ember'), EMBER[theme].map((one) => one / 255));
    gl.uniform1f(this.at(this.ships, 'paper'), theme === 'paper' ? 1 : 0);
  }

  send(of: WebGLProgram, to: Feed, { data, count, floats }: Batch): void {
    if (count === 0) return;
    const { gl } = this;
    gl.useProgram(of);
    gl.bindVertexArray(to.array);
    gl.bindBuffer(gl.ARRAY_BUFFER, to.buffer);
    if (to.room < data.length) gl.bufferData(gl.ARRAY_BUFFER, data, gl.DYNAMIC_DRAW);
    else gl.bufferSubData(gl.ARRAY_BUFFER, 0, data, 0, count * floats);
    to.room = Math.max(to.room, data.length);
    gl.drawArraysInstanced(gl.TRIANGLE_STRIP, 0, 4, count);
  }
}

/** Names of renderers that draw on the processor. There the other renderer is faster. */
const SOFTWARE = /swiftshader|llvmpipe|software|basic render|softpipe/i;

/** Opens a context. Returns null if there is none, or if it would be drawn in software. */
function open(canvas: HTMLCanvasElement, anyway: boolean): Context | null {
  const gl = canvas.getContext('webgl2', { alpha: true, premultipliedAlpha: true, antialias: false, depth: false, stencil: false, powerPreference: 'low-power' });
  if (!gl) return null;
  const told = gl.getExtension('WEBGL_debug_renderer_info');
  const name = String(gl.getParameter(told ? told.UNMASKED_RENDERER_WEBGL : gl.RENDERER));
  if (anyway || !SOFTWARE.test(name)) return gl;
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return null;
}

/**
 * Starts the renderer, or returns null if the canvas renderer should be used. It uploads `most` designs a frame.
 * `again` is called when a lost context is back, and when a frame left designs for the next.
 */
export function startGl(canvas: HTMLCanvasElement, anyway: boolean, again: () => void, most = Infinity): Renderer | null {
  const gl = open(canvas, anyway);
  if (!gl) return null;
  let works: Works | null = new Works(gl);
  let [wide, high] = [1, 1];
  const lost = (event: Event): void => {
    event.preventDefault();
    works = null;
  };
  const back = (): void => {
    works = new Works(gl);
    again();
  };
  canvas.addEventListener('webglcontextlost', lost);
  canvas.addEventListener('webglcontextrestored', back);
  return {
    name: 'gl',
    resize(toWide, toHigh, ratio) {
      [wide, high] = [Math.max(1, toWide), Math.max(1, toHigh)];
      canvas.width = Math.max(1, Math.round(wide * ratio));
      canvas.height = Math.max(1, Math.round(high * ratio));
    },
    draw(picture, theme, stock) {
      if (!works || gl.isContextLost()) return [];
      if (works.take(stock, most)) again();
      works.dress(theme);
      gl.viewport(0, 0, canvas.width, canvas.height);
      gl.clearColor(0, 0, 0, 0);
      gl.clear(gl.COLOR_BUFFER_BIT);
      for (const one of [works.ships, works.effects]) {
        gl.useProgram(one);
        gl.uniform2f(works.at(one, 'view'), wide, high);
      }
      gl.useProgram(works.ships);
      gl.uniform4f(works.at(works.ships, 'flash'), ...picture.flash);
      works.send(works.effects, works.underFeed, picture.under);
      works.send(works.ships, works.shipFeed, picture.ships);
      works.send(works.effects, works.overFeed, picture.over);
      const { data, count } = picture.ships;
      const has = works.has.bind(works);
      return Array.from({ length: count }, (_, at) => at).filter((at) => !has(data[at * SHIP + 4] ?? 0));
    },
    close() {
      canvas.removeEventListener('webglcontextlost', lost);
      canvas.removeEventListener('webglcontextrestored', back);
      gl.getExtension('WEBGL_lose_context')?.loseContext();
    },
  };
}
