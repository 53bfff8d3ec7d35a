/**
 * Styles of this page, which it carries itself: the style sheet of the site is loaded by every page, and a file that comes
 * with the scripts would come after what the server has drawn.
 */
export const styles = `
.errors-page {
  width: 100%;
  max-width: 56rem;
  margin: 0 auto;
  padding: var(--site-space-8) var(--site-space-4) var(--site-space-12);
}

.errors-page > p {
  max-width: var(--site-measure);
}

.errors-list {
  padding: 0;
  border-bottom: 1px solid var(--site-color-line);
  list-style: none;
}

.errors-list li {
  padding: var(--site-space-3) 0;
  border-top: 1px solid var(--site-color-line);
  font-size: var(--site-text-table);
  overflow-wrap: anywhere;
  scroll-margin-top: calc(var(--ifm-navbar-height) + 1rem);
}

.errors-list p {
  margin: 0 0 0.25rem;
}

.errors-list .errors-message {
  color: var(--site-color-ink);
  font-size: 1rem;
}

.errors-list li:target .errors-message {
  background: var(--site-color-accent-tint);
}

.errors-places,
.errors-versions {
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1rem;
  font-size: var(--site-text-sm);
}
`;
