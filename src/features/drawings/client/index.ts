import type {ClientModule} from '@docusaurus/types';

/** Makes a drawing that is wider than its page scroll by keyboard too, and names it for screen readers. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  if (location.pathname === previousLocation?.pathname) return;
  for (const frame of document.querySelectorAll<HTMLElement>('.markdown p:has(> .drawing)')) {
    if (frame.scrollWidth <= frame.clientWidth) continue;
    frame.tabIndex = 0;
    frame.role = 'group';
    frame.ariaLabel = 'Drawing, scrolls';
  }
};
