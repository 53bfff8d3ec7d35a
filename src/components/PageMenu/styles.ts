/**
 * Adds the styles of the menu to the page. They are in its script: a style sheet would be a second file, which nothing
 * fetches ahead, and the menu has to open without a connection. Sizes are written out: a property that scripts read cannot
 * be settled in the style sheet that every page loads.
 */
export function addStyles(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLES);
  document.adoptedStyleSheets.push(sheet);
}

const STYLES = `
  .page-menu {
    position: absolute;
    inset: calc(100% + 0.25rem) 0 auto auto;
    z-index: 100;
    width: max-content;
    max-width: min(20rem, calc(100vw - 2rem));
    padding: 0.35rem;
    border: 1px solid var(--site-color-line);
    border-radius: 10px;
    background: var(--site-color-raised);
    box-shadow: var(--site-shadow-lg);
    font-size: 0.875rem;
  }

  .page-menu-item {
    display: block;
    width: 100%;
    min-height: 2.25rem;
    padding: 0.4rem 0.65rem;
    border: 0;
    border-radius: 6px;
    background: none;
    color: var(--site-color-text);
    font: inherit;
    line-height: 1.4;
    text-align: start;
    cursor: pointer;
  }

  .page-menu-item:hover,
  .page-menu-item:focus {
    background: var(--ifm-hover-overlay);
    color: var(--site-color-text);
    text-decoration: none;
  }

  .page-menu-detail {
    display: block;
    overflow: hidden;
    color: var(--site-color-muted);
    font-size: 0.75rem;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .page-menu-message {
    position: absolute;
    inset: calc(100% + 0.25rem) 0 auto auto;
    z-index: 100;
    width: max-content;
    max-width: min(20rem, calc(100vw - 2rem));
    padding: 0.4rem 0.75rem;
    border: 1px solid var(--site-color-line);
    border-radius: 6px;
    background: var(--site-color-raised);
    box-shadow: var(--site-shadow-lg);
    color: var(--site-color-text);
    font-size: 0.8125rem;
  }
`;
