import type {ClientModule} from '@docusaurus/types';

/** A drawing that is wider than a phone scrolls: by keyboard as well, and with a name for screen readers. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  if (location.pathname === previousLocation?.pathname) return;
  for (const frame of document.querySelectorAll<HTMLElement>('.markdown p:has(> .drawing)')) {
    if (frame.scrollWidth <= frame.clientWidth) continue;
    frame.tabIndex = 0;
    frame.role = 'group';
    frame.ariaLabel = 'Drawing, scrolls';
  }
};
