import Field from '@site/src/components/Field';
import {minorOf} from '@site/src/lib/releases/minor-of';
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
          {Object.entries(groupByMinor(releases)).map(([minor, versions]) => (
            <optgroup key={minor} label={minor}>
              {versions.map((version) => (
                <option key={version}>{version}</option>
              ))}
            </optgroup>
          ))}
        </select>
      )}
    </Field>
  );
}

function groupByMinor(releases: ReleaseChanges[]): Record<string, string[]> {
  const minors: Record<string, string[]> = {};
  for (const {version} of releases) {
    const minor = minorOf(version);
    (minors[minor] ??= []).push(version);
  }
  return minors;
}
