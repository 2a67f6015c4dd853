/** Records a film in real time while it is painted, in a format that the browser supports. */
import type { Painter } from './paint.ts';
import type { Reel } from './reel.ts';

const KINDS = ['video/webm;codecs=vp9', 'video/webm;codecs=vp8', 'video/webm', 'video/mp4'];
const RATE = 30;
const BITS = 6_000_000;

/** Returns the media type that this browser records, or null if it records none. */
export function recordable(): string | null {
  if (typeof MediaRecorder === 'undefined' || typeof HTMLCanvasElement.prototype.captureStream !== 'function') return null;
  return KINDS.find((kind) => MediaRecorder.isTypeSupported(kind)) ?? null;
}

export class Cancelled extends Error {}

/** Records the whole reel and calls `told` with the share that is done. Ends at once when it is cancelled. Pauses while the page is hidden. */
export async function record(painter: Painter, reel: Reel, kind: string, told: (share: number) => void, signal: AbortSignal): Promise<Blob> {
  await painter.ready();
  if (signal.aborted) throw new Cancelled('cancelled');
  painter.paint(0);
  const stream = painter.canvas.captureStream(RATE);
  const recorder = new MediaRecorder(stream, { mimeType: kind, videoBitsPerSecond: BITS });
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => data.size > 0 && parts.push(data);
  const failed = new Promise<never>((_, no) => {
    recorder.onerror = () => no(new Error('The browser stopped recording.'));
    signal.addEventListener('abort', () => no(new Cancelled('cancelled')));
  });
  const stopped = new Promise<void>((done) => (recorder.onstop = () => done()));
  try {
    recorder.start(500);
    await Promise.race([run(painter, reel, recorder, told, signal), failed]);
    if (recorder.state !== 'inactive') recorder.stop();
    await Promise.race([stopped, failed]);
  } finally {
    if (recorder.state !== 'inactive') recorder.stop();
    for (const track of stream.getTracks()) track.stop();
  }
  const film = new Blob(parts, { type: kind.replace(/;.*/, '') });
  if (film.size === 0) throw new Error('The browser recorded nothing. Take the animated SVG instead.');
  return film;
}

/** Paints the moments in real time. */
function run(painter: Painter, reel: Reel, recorder: MediaRecorder, told: (share: number) => void, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    let [now, last] = [0, performance.now()];
    const step = (): void => {
      if (signal.aborted) return;
      const time = performance.now();
      const hidden = document.hidden;
      if (hidden && recorder.state === 'recording') recorder.pause();
      if (!hidden && recorder.state === 'paused') recorder.resume();
      /* A step is at most a tenth of a second: on a slow machine a film stutters but does not jump. */
      if (!hidden) now += Math.min(0.1, (time - last) / 1000);
      last = time;
      painter.paint(Math.min(now, reel.length));
      told(Math.min(1, now / reel.length));
      if (now >= reel.length) done();
      else setTimeout(step, 1000 / RATE);
    };
    step();
  });
}
