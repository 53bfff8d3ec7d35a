import Field from '@site/src/components/Field';
import {groupByMinor} from '@site/src/lib/releases/minor-of';
import type {ReleaseChanges} from '@site/src/lib/releases/release';

interface Props {
  label: string;
  /** Newest first. */
  releases: ReleaseChanges[];
  /** Shown as no choice when it is no release. */
  value: string | null;
  onChange: (version: string) => void;
}

/** A choice among all releases, grouped by minor. */
export default function ReleaseSelect({label, releases, value, onChange}: Props) {
  const isKnown = releases.some(({version}) => version === value);
  return (
    <Field label={label}>
      {(id) => (
        <select id={id} value={isKnown ? value! : ''} onChange={(event) => onChange(event.target.value)}>
          {!isKnown && (
            <option value="" disabled>
              Choose a release
            </option>
          )}
          {groupByMinor(releases, ({version}) => version).map(([minor, own]) => (
            <optgroup key={minor} label={minor}>
              {own.map(({version}) => (
                <option key={version}>{version}</option>
              ))}
            </optgroup>
          ))}
        </select>
      )}
    </Field>
  );
}
