import styles from './styles.module.css';

const strings = [
  {name: 'Applications', x: 74, top: 33, bottom: 205},
  {name: 'Messaging', x: 118, top: 44, bottom: 184},
  {name: 'Database', x: 162, top: 62, bottom: 158},
  {name: 'Cache', x: 206, top: 78, bottom: 126},
];

/** The mark of this site with its strings named: four parts in one frame. */
export default function ProcessFigure() {
  return (
    <svg
      className={styles.figure}
      viewBox="0 0 290 240"
      role="img"
      aria-label="A harp: one frame, the process, holds four strings: applications, messaging, database, and cache"
    >
      <path className={styles.frame} d="M28 18v206c112-16 212-62 250-146-112 8-150-60-250-60z" />
      {strings.map(({name, x, top, bottom}) => (
        <g key={name}>
          <path className={styles.string} d={`M${x} ${top}V${bottom}`} />
          <text transform={`translate(${x - 8} ${bottom - 8}) rotate(-90)`}>{name}</text>
        </g>
      ))}
    </svg>
  );
}
