import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Stops a build before any page is compiled if pages have mistakes, and names them. A part of the build, rather than a
 * command before it, since most of the work is parsing the pages, which other plugins need as well.
 */
export default function sourceCheck({siteDir}: LoadContext): Plugin {
  return {
    name: 'source-check',

    async loadContent() {
      // Loaded here, since other commands load the configuration, too.
      const {sourceProblems} = await import('./build-checks');
      const problems = await sourceProblems(siteDir);
      if (problems.length === 0) return;
      console.error(`The pages have mistakes:\n${problems.join('\n')}`);
      process.exit(1);
    },
  };
}
