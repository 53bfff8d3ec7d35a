import {SelectField} from '@site/src/components/Field';
import {groupByMinor, type ReleaseChanges} from '@site/src/features/releases';

interface Props {
  label: string;
  /** Newest first. */
  releases: ReleaseChanges[];
  /** Shown as no choice if it is not a release. */
  value: string | null;
  onChange: (version: string) => void;
}

/** A select with all releases, grouped by minor. */
export default function ReleaseSelect({releases, value, ...field}: Props) {
  const known = releases.find(({version}) => version === value)?.version;
  return (
    <SelectField
      {...field}
      value={known ?? ''}
      empty={known ? undefined : 'Choose a release'}
      options={[]}
      groups={groupByMinor(releases, ({version}) => version).map(([minor, own]) => (
        <optgroup key={minor} label={minor}>
          {own.map(({version}) => (
            <option key={version}>{version}</option>
          ))}
        </optgroup>
      ))}
    />
  );
}
