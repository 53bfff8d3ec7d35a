import Dialog from '@site/src/components/Dialog';
import Form from './Form';

/** The form for the reader's values, in a dialog. */
export default function SampleValues({onClose}: {onClose: () => void}) {
  return (
    <Dialog title="Your values in samples" onClose={onClose}>
      <Form />
    </Dialog>
  );
}
