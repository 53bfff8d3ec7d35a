import {formatDate} from '@site/src/lib/format-date';
import type {VersionFiles} from '../shared/offline-index';
import {sizeText} from './size-text';
import type {SavedCache} from '../shared/saved-caches';
import styles from './styles.module.css';
import {cancel, remove, save} from './versions-store';

interface Props {
  files: VersionFiles;
  /** What is on this device. */
  saved: SavedCache | undefined;
  /** Whether the site can be asked for it. */
  isOffered: boolean;
  /** The build that the site has now. */
  build: string | undefined;
  /** How much is there, while it is being saved. */
  bytes: number | undefined;
}

interface Action {
  label: string;
  act: () => unknown;
}

/** A version of the docs in the list of those that can be saved. */
export default function Version(props: Props) {
  const {files, bytes} = props;
  const {label} = files;
  return (
    <li className={styles.version}>
      <div className={styles.facts}>
        <strong>{label}</strong>
        <span className={styles.detail}>{detailOf(props)}</span>
        {bytes !== undefined && (
          <progress className={styles.progress} aria-label={`Saving ${label}`} value={bytes} max={files.bytes} />
        )}
      </div>
      <div className={styles.actions}>
        {actionsOf(props).map((action, position) => (
          // oxlint-disable-next-line react/no-array-index-key -- the first is the same all the time, so that the focus stays on it
          <button key={position} type="button" className="button" onClick={() => void action.act()}>
            {action.label} <span className="spoken">{label}</span>
          </button>
        ))}
      </div>
    </li>
  );
}

function actionsOf({files, saved, isOffered, build, bytes}: Props): Action[] {
  if (bytes !== undefined) return [{label: 'Cancel', act: () => cancel(files.version)}];
  const take = (label: string): Action[] => (isOffered ? [{label, act: () => save(files)}] : []);
  if (!saved) return take('Save for offline reading');
  const removal = {label: 'Remove', act: () => remove(saved)};
  if (!saved.record) return [...take('Continue'), removal];
  return isOutdated(saved, build) ? [...take('Update'), removal] : [removal];
}

const isOutdated = (saved: SavedCache, build: string | undefined) => build !== undefined && saved.build !== build;

function detailOf({files, saved, build, bytes}: Props): string {
  const size = sizeText(files.bytes);
  if (bytes !== undefined) return `Saving: ${Math.floor((100 * bytes) / files.bytes)}% of ${size}`;
  if (!saved) return `${size} on this device, about ${sizeText(files.download)} to download`;
  if (!saved.record) return 'Not saved completely';
  const {bytes: taken, date} = saved.record;
  const edition = `Saved: the edition of ${formatDate(date.slice(0, 10))}, ${sizeText(taken)}`;
  return isOutdated(saved, build) ? `${edition}. A newer edition is available.` : edition;
}
