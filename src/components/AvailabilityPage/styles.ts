/**
 * Styles of this page, which it carries itself: the style sheet of the site is loaded by every page, and a file that comes
 * with the scripts would come after what the server has drawn.
 */
export const styles = `
.availability-page {
  width: 100%;
  max-width: 72rem;
  margin: 0 auto;
  padding: var(--site-space-8) var(--site-space-4) var(--site-space-12);
}

.availability-page > p {
  max-width: var(--site-measure);
}

.availability-table th[scope='row'] {
  min-width: 15rem;
  font-weight: normal;
}

.availability-table th[scope='row'] code {
  overflow-wrap: anywhere;
}

.availability-table small {
  display: block;
  color: var(--site-color-muted);
  font-size: var(--site-text-sm);
}

.availability-table small code {
  padding: 0;
  border: 0;
  background: none;
}

.availability-table td {
  min-width: 4.5rem;
  font-size: var(--site-text-sm);
  font-variant-numeric: tabular-nums;
}

.availability-own,
.availability-own a {
  font-weight: 600;
}

.availability-no {
  color: var(--site-color-muted);
}

@media (max-width: 600px) {
  .availability-table th[scope='row'] {
    min-width: 9rem;
    max-width: 11rem;
  }
}
`;
