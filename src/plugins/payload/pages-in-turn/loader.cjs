const {getWebpackLoaderCompilerName} = require('@docusaurus/utils');

/** How many pages are compiled side by side: what one waits for, such as a file, another uses. */
const AT_ONCE = 4;

let running = 0;
/** @type {(() => void)[]} */
const waiting = [];

/**
 * In place of Docusaurus' loader of pages, which it calls when it is a page's turn. What the server's bundle asks for is what
 * the browser's makes, and waits for it.
 *
 * @this {any}
 * @param {string} source
 */
module.exports = function compileInTurn(source) {
  const {pageLoader} = this.getOptions();
  const compile = require(pageLoader).default;
  if (getWebpackLoaderCompilerName(this) !== 'client') {
    compile.call(this, source);
    return;
  }
  const callback = this.async();
  /** @param {unknown[]} result */
  const done = (...result) => {
    callback(...result);
    running--;
    waiting.shift()?.();
  };
  const begin = () => {
    running++;
    compile.call(Object.create(this, {async: {value: () => done}}), source);
  };
  if (running < AT_ONCE) begin();
  else waiting.push(begin);
};
