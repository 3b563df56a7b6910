// Short, quiet sounds, made here: a bell when one is awaited, paper when somebody acts. Off unless somebody wants them.

let context: AudioContext | null = null;

/** A struck bell: a few partials that die away. */
export function bell(): void {
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const [ratio, loudness] of [[1, 0.05], [2.76, 0.02], [5.4, 0.01]] as const) {
    const tone = new OscillatorNode(context, { frequency: 660 * ratio });
    const gain = new GainNode(context, { gain: loudness });
    gain.gain.exponentialRampToValueAtTime(0.0001, now + 0.9 / ratio);
    tone.connect(gain).connect(context.destination);
    tone.start(now);
    tone.stop(now + 1);
  }
}

/** A sheet of paper: a breath of noise. */
export function paper(): void {
  context ??= new AudioContext();
  const now = context.currentTime;
  const length = Math.round(context.sampleRate * 0.12);
  const buffer = new AudioBuffer({ length, sampleRate: context.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < length; index += 1) samples[index] = (Math.random() * 2 - 1) * (1 - index / length) ** 2;
  const noise = new AudioBufferSourceNode(context, { buffer });
  const filter = new BiquadFilterNode(context, { type: "bandpass", frequency: 2400, Q: 0.7 });
  noise.connect(filter).connect(new GainNode(context, { gain: 0.06 })).connect(context.destination);
  noise.start(now);
}
