import { Box, Button, Typography } from '@mui/material';
import type { FormEvent } from 'react';
import { call } from '../../../web-kit/call.ts';
import { useVerb } from '../../../web-kit/commands/verb.ts';
import { FormFields } from '../../../web-kit/form/FormFields.tsx';
import { trimmed } from '../../../web-kit/form/fields.ts';
import { focusFirstWrong } from '../../../web-kit/form/focus.ts';
import { ChangedMeanwhile, saveUnchanged } from '../../../web-kit/form/meanwhile.ts';
import { Restored } from '../../../web-kit/form/Restored.tsx';
import type { Form } from '../../../web-kit/form/useForm.ts';
import { useKeptForm } from '../../../web-kit/form/useKeptForm.ts';
import { words } from '../../base/words.ts';
import { useWrite } from '../../data/useWrite.ts';
import { type ServerKey, sentServer, serverFields, typedServer } from './fields.ts';
import type { Server } from './index.ts';
import { texts } from './texts.ts';

type Props = {
  servers: { primary_server: Server | null; secondary_server: Server | null };
  onClose: () => void;
};

/** The servers while they are edited. */
export function ServersForm({ servers, onClose }: Props) {
  const { create } = useWrite('radius');
  const primary = useKeptForm('primary RADIUS server', serverFields, typedServer(servers.primary_server));
  const secondary = useKeptForm(
    'secondary RADIUS server',
    serverFields,
    typedServer(servers.secondary_server),
  );
  const close = () => {
    primary.forget();
    secondary.forget();
    onClose();
  };
  const discard = () => {
    primary.discard();
    secondary.discard();
  };
  const catchUp = async () => {
    const now = await call('GET /getRadiusSetting', {});
    const areChanged = [
      primary.catchUp(typedServer(now.primary_server)),
      secondary.catchUp(typedServer(now.secondary_server)),
    ].some(Boolean);
    if (areChanged) throw new ChangedMeanwhile();
  };
  const save = () =>
    create({
      primary_server: sentServer(trimmed(primary.values)),
      secondary_server: sentServer(trimmed(secondary.values)),
    });
  const { mutate, isPending } = useVerb({
    run: () => saveUnchanged(catchUp, save),
    done: texts.updated,
    onDone: close,
  });
  const submit = (event: FormEvent<HTMLElement>) => {
    event.preventDefault();
    const areRight = [primary.check(), secondary.check()].every(Boolean);
    if (areRight) mutate();
    else focusFirstWrong(event.currentTarget);
  };
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 3 }}>
      {(primary.restored || secondary.restored) && <Restored onDiscard={discard} />}
      <ServerForm title={texts.sections.primary_server} form={primary} focus />
      <ServerForm title={texts.sections.secondary_server} form={secondary} />
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button type="submit" variant="contained" loading={isPending}>
          {words.save}
        </Button>
        <Button onClick={close} disabled={isPending}>
          {words.cancel}
        </Button>
      </Box>
    </Box>
  );
}

type ServerFormProps = { title: string; form: Form<ServerKey>; focus?: boolean };
function ServerForm({ title, form, focus = false }: ServerFormProps) {
  return (
    <Box component="section" aria-label={title}>
      <Typography component="h3" variant="subtitle1" sx={{ fontWeight: 600, mb: 2 }}>
        {title}
      </Typography>
      <FormFields fields={serverFields} form={form} columns={2} focus={focus} />
    </Box>
  );
}
