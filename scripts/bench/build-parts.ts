/** A part of a build, as Docusaurus' own clock names it. */
export interface BuildPart {
  name: string;
  /** On the clock, without the parts that it consists of; parts that run side by side share them. */
  seconds: number;
}

const LINE = /^\[PERF\] (?<path>.+?) - (?<number>[\d.]+) (?<unit>seconds!|ms)/;

/**
 * The parts of a build that took longest, from what it prints with `DOCUSAURUS_PERF_LOGGER`.
 *
 * @param output in the form of Docusaurus 3.10.2: `[PERF] Build > Load site - 1.20 seconds! (Heap …)`
 * @throws Error when there is no such line
 */
export function expensiveParts(output: string, count: number): BuildPart[] {
  // oxlint-disable-next-line no-control-regex -- colors
  const plain = output.replaceAll(/\u001B\[\d+m/g, '');
  const seconds = new Map<string, number>();
  for (const line of plain.split('\n')) {
    const {path, number, unit} = LINE.exec(line)?.groups ?? {};
    if (path) seconds.set(path, (seconds.get(path) ?? 0) + Number(number) / (unit === 'ms' ? 1000 : 1));
  }
  if (seconds.size === 0) throw new Error('The build did not say how long its parts took.');
  const own = [...seconds].map(([path, whole]) => {
    const below = [...seconds].filter(
      ([other]) => other.startsWith(`${path} > `) && !other.slice(path.length + 3).includes(' > '),
    );
    const inside = below.reduce((total, [, part]) => total + part, 0);
    return {name: path.split(' > ').slice(-2).join(': '), seconds: Math.max(0, whole - inside)};
  });
  return own.toSorted((a, b) => b.seconds - a.seconds).slice(0, count);
}
