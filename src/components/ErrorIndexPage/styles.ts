/**
 * Styles of this page, which it carries itself: the style sheet of the site is loaded by every page, and a file that comes
 * with the scripts would come after what the server has drawn. Lengths are plain, since a custom property that a script names
 * could not be settled in the style sheet.
 */
export const styles = `
.errors-page {
  width: 100%;
  max-width: 56rem;
  margin: 0 auto;
  padding: 2rem 1rem 3rem;
}

.errors-page > p {
  max-width: 46rem;
}

.errors-list {
  padding: 0;
  border-bottom: 1px solid var(--site-color-line);
  list-style: none;
}

.errors-list li {
  padding: 0.75rem 0;
  border-top: 1px solid var(--site-color-line);
  font-size: 0.9rem;
  overflow-wrap: anywhere;
  scroll-margin-top: 4.5rem;
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
  font-size: 0.8125rem;
}
`;
