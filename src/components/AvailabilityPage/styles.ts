/**
 * Styles of this page, which it carries itself: the style sheet of the site is loaded by every page, and a file that comes
 * with the scripts would come after what the server has drawn. Lengths are plain, since a custom property that a script names
 * could not be settled in the style sheet.
 */
export const styles = `
.availability-page {
  width: 100%;
  max-width: 72rem;
  margin: 0 auto;
  padding: 2rem 1rem 3rem;
}

.availability-page > p {
  max-width: 46rem;
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
  font-size: 0.8125rem;
}

.availability-table small code {
  padding: 0;
  border: 0;
  background: none;
}

.availability-table td {
  min-width: 4.5rem;
  font-size: 0.8125rem;
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
