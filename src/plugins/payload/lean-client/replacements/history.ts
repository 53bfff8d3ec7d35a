/** In place of history 4.10.1: what addresses of pages need, without the histories kept in a fragment or in memory. */
export {createBrowserHistory, createLocation, createPath, locationsAreEqual} from 'history/esm/history.js';

const unused = () => {
  throw new Error('This site keeps its history in the addresses of its pages: see src/plugins/payload/lean-client.');
};
export {unused as createHashHistory, unused as createMemoryHistory};
