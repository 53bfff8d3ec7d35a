import {formatDate} from '@site/src/lib/format-date';
import type {VersionFiles} from '../shared/offline-index';
import {sizeText} from './size-text';
import type {SavedCache} from '../shared/saved-caches';
import styles from './styles.module.css';
import {cancel, remove, save} from './versions-store';

interface Props {
  files: VersionFiles;
  /** The copy on this device. */
  saved: SavedCache | undefined;
  /** The build in which the site offers the version; undefined if it does not, or cannot be reached. */
  build: string | undefined;
  /** Bytes saved so far; undefined unless the version is being saved. */
  bytes: number | undefined;
}

interface Action {
  label: string;
  act: () => unknown;
}

/** An item in the list of docs versions to save for offline reading. */
export default function Version(props: Props) {
  const {files, bytes} = props;
  const {label} = files;
  const {detail, actions} = stateOf(props);
  return (
    <li className={styles.version}>
      <div className={styles.facts}>
        <strong>{label}</strong>
        <span className={styles.detail}>{detail}</span>
        {bytes !== undefined && (
          <progress className={styles.progress} aria-label={`Saving ${label}`} value={bytes} max={files.bytes} />
        )}
      </div>
      <div className={styles.actions}>
        {actions.map((action, position) => (
          // oxlint-disable-next-line react/no-array-index-key -- the first is the same all the time, so that the focus stays on it
          <button key={position} type="button" className="button" onClick={() => void action.act()}>
            {action.label} <span className="spoken">{label}</span>
          </button>
        ))}
      </div>
    </li>
  );
}

function stateOf({files, saved, build, bytes}: Props): {detail: string; actions: Action[]} {
  const size = sizeText(files.bytes);
  if (bytes !== undefined) {
    const detail = `Saving: ${Math.floor((100 * bytes) / files.bytes)}% of ${size}`;
    return {detail, actions: [{label: 'Cancel', act: () => cancel(files.version)}]};
  }
  const take = (label: string): Action[] => (build ? [{label, act: () => save(files)}] : []);
  if (!saved) {
    const detail = `${sizeText(files.download)} download, ${size} on disk`;
    return {detail, actions: take('Save for offline reading')};
  }
  const removal = {label: 'Remove', act: () => remove(saved)};
  if (!saved.record) return {detail: 'Partially saved', actions: [...take('Continue'), removal]};
  const {bytes: taken, date} = saved.record;
  const edition = `Saved ${formatDate(date.slice(0, 10))}, ${sizeText(taken)}`;
  if (!build || build === saved.build) return {detail: edition, actions: [removal]};
  return {detail: `${edition}. An update is available.`, actions: [...take('Update'), removal]};
}
