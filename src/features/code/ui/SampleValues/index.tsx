import Dialog from '@site/src/components/Dialog';
import Form from './Form';

/** The form for the reader's values, in a dialog. */
export default function SampleValues({onClose}: {onClose: () => void}) {
  return (
    <Dialog title="Personalize code samples" onClose={onClose}>
      <Form />
    </Dialog>
  );
}
