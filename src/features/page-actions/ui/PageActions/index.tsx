import useIsBrowser from '@docusaurus/useIsBrowser';
import {useDocsVersion, useVersions} from '@docusaurus/plugin-content-docs/client';
import {loadOrAnnounce} from '@site/src/components/messages/announce';
import {useDisclosure} from '@site/src/features/versions/ui';
import {useEffect, useState} from 'react';
import {loadPageChanges, type PageChanges} from '@site/src/features/changes/ui';
import {changes} from '@site/src/components/Dialog/changes-dialog';
import {loadPageMenu, type PageMenu} from '@site/src/features/markdown/ui';
import {loadSampleValues, type SampleValues} from '@site/src/features/code/ui';

// A failure is reported when the reader opens the menu.
const prepare = () => void loadPageMenu().catch(() => undefined);

/** The button by the title that opens the page's menu, and the dialogs that this menu and the version menu open. */
export default function PageActions({permalink}: {permalink: string}) {
  const {pluginId, version} = useDocsVersion();
  const hasOlder = useVersions(pluginId).at(-1)?.name !== version;
  const {isOpen, toggle, close, root, button, list, handlers} = useDisclosure<HTMLDivElement, HTMLDivElement>(true);
  const [Menu, setMenu] = useState<typeof PageMenu>();
  const [Changes, setChanges] = useState<typeof PageChanges>();
  const [Values, setValues] = useState<typeof SampleValues>();
  const isBrowser = useIsBrowser();

  useEffect(() => {
    const show = async () => {
      const loaded = await loadOrAnnounce(loadPageChanges());
      setChanges(() => loaded);
    };
    if (hasOlder) changes.show = () => void show();
    return () => {
      delete changes.show;
    };
  }, [hasOlder]);

  useEffect(() => {
    if (!isOpen) return;
    void loadOrAnnounce(loadPageMenu()).then((loaded) => {
      if (loaded) setMenu(() => loaded);
      else close();
    });
  }, [isOpen, close]);

  async function editValues() {
    const loaded = await loadOrAnnounce(loadSampleValues());
    setValues(() => loaded);
  }

  return (
    <div ref={root} className="page-actions" {...handlers}>
      <button
        ref={button}
        type="button"
        className="button"
        // Without scripts, it does nothing; its room is reserved.
        disabled={!isBrowser}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={toggle}
        onFocus={prepare}
        onPointerEnter={prepare}
      >
        Copy page
      </button>
      {Menu && isOpen && (
        <Menu permalink={permalink} onClose={close} onEditValues={() => void editValues()} menu={list} />
      )}
      {Values && <Values onClose={() => setValues(undefined)} />}
      {Changes && <Changes permalink={permalink} version={version} onClose={() => setChanges(undefined)} />}
    </div>
  );
}
