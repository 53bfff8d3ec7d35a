// Loaded into a build by `--require`: writes what the process took, for scripts/bench.
const {writeFileSync} = require('node:fs');
const {isMainThread} = require('node:worker_threads');

const file = process.env.USAGE_FILE;
if (file && isMainThread) {
  process.on('exit', () => {
    const {userCPUTime, systemCPUTime, maxRSS} = process.resourceUsage();
    writeFileSync(file, JSON.stringify({cpuSeconds: (userCPUTime + systemCPUTime) / 1e6, megabytes: maxRSS / 1024}));
  });
}
