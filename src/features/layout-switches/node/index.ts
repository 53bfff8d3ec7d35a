import type {Plugin} from '@docusaurus/types';
import {followRootSize} from './follow-root-size';

/** The part of a PostCSS tree that is used here. */
interface Root {
  walkAtRules(name: string, change: (rule: {params: string}) => void): void;
}

/**
 * Makes every layout switch, those of Infima and of the theme included, follow the size of letters that a reader has
 * chosen in the browser: sizes are in `rem`, so a window of 1280 pixels with letters of 24 has room for as much as one
 * of 853 pixels has with letters of 16.
 */
export default function layoutSwitches(): Plugin {
  return {
    name: 'layout-switches',
    configurePostCss(options) {
      const plugin = {
        postcssPlugin: 'layout-switches',
        Once(root: Root) {
          root.walkAtRules('media', (rule) => {
            rule.params = followRootSize(rule.params);
          });
        },
      };
      return {...options, plugins: [plugin, ...(options.plugins as object[])]};
    },
  };
}
