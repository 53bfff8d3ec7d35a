/** Names, which keep their capitals. */
export const NAMES: ReadonlySet<string> = new Set(
  (
    'Harper HarperDB Fabric Studio Cloud Tucker Monkey Penny Alby GitHub JavaScript TypeScript Python Bash Markdown Linux ' +
    'Docker Discord Google Data Next Node Redis Express Grafana Fastify Verizon Wavelength Resource ' +
    'Prometheus Function Git Custom Functions I Esc Enter Ctrl Go Query Ask'
  ).split(' '),
);

/** Names of several words, some of which are words without a capital elsewhere. */
export const LONG_NAMES: RegExp = /Server-Sent Events|VS Code/g;
