import type {ClientModule} from '@docusaurus/types';

/**
 * Returns a reader who reloads, or comes back from another site, to the place where they were, also where the page has
 * its height only once a list has come: the browser goes there too early, and as far as the page reaches then.
 */

const KEY = 'places';
const ACTS = ['wheel', 'touchstart', 'keydown', 'pointerdown'];

let places: Record<string, number> = {};
let stop: () => void = () => {};

const keyOfEntry = () => {
  const {key = ''} = (window.history.state ?? {}) as {key?: string};
  return `${window.location.pathname}${window.location.search} ${key}`;
};

function read(): void {
  try {
    places = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Record<string, number>;
  } catch {
    // Without storage, places are kept until the page is left.
  }
}

function write(): void {
  places[keyOfEntry()] = window.scrollY;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(places));
  } catch {
    // See above.
  }
}

/** Goes to a place as soon as the page reaches it, however long that takes, unless the reader does something before. */
function returnTo(place: number): void {
  stop();
  const follow = () => {
    if (document.documentElement.scrollHeight - window.innerHeight < place) return;
    stop();
    window.scrollTo({top: place, behavior: 'instant'});
  };
  const watch = new ResizeObserver(follow);
  stop = () => {
    watch.disconnect();
    ACTS.forEach((act) => window.removeEventListener(act, stop, true));
  };
  ACTS.forEach((act) => window.addEventListener(act, stop, {capture: true, passive: true}));
  // The body is as high as the window.
  watch.observe(document.querySelector('.main-wrapper') ?? document.body);
}

if (typeof window !== 'undefined') {
  read();
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const place = places[keyOfEntry()];
  if (visit && visit.type !== 'navigate' && place && !window.location.hash) returnTo(place);
  window.addEventListener('pagehide', write);
}

export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({previousLocation, location}) => {
  if (previousLocation && previousLocation.pathname !== location.pathname) stop();
  return undefined;
};
