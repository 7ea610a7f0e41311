import { call } from '../call.ts';
import { CommandButton } from '../commands/CommandButton.tsx';
import { save } from '../table/csv.ts';

const kinds = ['pdf', 'xml'] as const;
type InvoiceFilesProps = { id: string; number: string; download: (number: string, kind: string) => string };
/** The buttons that download an invoice or a credit note. `download` says what one does. */
export const InvoiceFiles = ({ id, number, download }: InvoiceFilesProps) =>
  kinds.map((kind) => (
    <CommandButton
      key={kind}
      size="small"
      label={download(number, kind.toUpperCase())}
      run={async () =>
        save(`${number}.${kind}`, await call(`GET /invoices/:invoiceId/${kind}`, { invoiceId: id }))
      }
    >
      {kind.toUpperCase()}
    </CommandButton>
  ));
