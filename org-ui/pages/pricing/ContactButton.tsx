import { Button } from '@mui/material';
import { useState } from 'react';
import { call } from '../../../web-kit/call.ts';
import { FormDialog } from '../../../web-kit/form/FormDialog.tsx';
import { useOperator } from '../../base/session.ts';
import { contactFields, contactSent, firstCountry } from './contact.ts';
import { texts } from './texts.ts';

const t = texts.contact;

/** Opens the contact form, in which the operator's own name and address stand already. */
export function ContactButton() {
  const [open, setOpen] = useState(false);
  const operator = useOperator();
  return (
    <>
      <Button variant="outlined" fullWidth onClick={() => setOpen(true)}>
        {texts.enterprise.contact}
      </Button>
      {open && (
        <FormDialog
          title={t.title}
          fields={contactFields}
          initial={{
            name: operator?.name ?? '',
            email: operator?.email ?? '',
            countryCode: firstCountry,
          }}
          run={(values) => call('POST /contactUs/postContactUs', contactSent(values))}
          submit={t.submit}
          sending={t.sending}
          missing={t.missing}
          done={t.done}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
