import type {SiteIconsOptions} from '../plugins/site-icons';

/** The mark of the site: icons and social cards are drawn from this file. */
export const mark = 'src/brand/mark.svg';

export const icons = {
  mark,
  shortName: 'Harper',
  background: '#0b6b62',
  darkColors: {'#0b6b62': '#5fd4c7', '#fff': '#0b2522', '#8fe3d9': '#0b6b62'},
} satisfies SiteIconsOptions;
