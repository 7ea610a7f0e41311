import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { FormDialog } from '../../../web-kit/form/FormDialog.tsx';
import { likewise } from '../../../web-kit/sends.ts';
import { triedPageOf } from '../../base/paths.ts';
import { useOperator } from '../../base/session.ts';
import { isUser, type RadiusClient, tryClient } from './clients.ts';
import { radiusTexts } from './texts.ts';

const { tries: t } = radiusTexts;
type Props = { appId: string; client: RadiusClient; onClose: () => void };

/** Asks who tries the sign-in through a client: by default the operator, where they are a user of the application. */
export function TryDialog({ appId, client, onClose }: Props) {
  const navigate = useNavigate();
  const begun = useRef('');
  const email = useOperator()?.email;
  const { data: username, error } = useQuery({
    queryKey: ['tries', appId, email],
    queryFn: async () => ((await isUser(appId, email!)) ? email! : ''),
    enabled: email !== undefined,
  });
  if (username === undefined && !error) return null;
  return (
    <FormDialog
      title={t.title(client.radius_client_name)}
      text={t.text}
      fields={[{ key: 'username', label: t.username, required: true, max: 200, hint: t.hint }]}
      initial={{ username: username ?? '' }}
      submit={t.begin}
      run={likewise(tryClient, async (values: { username: string }) => {
        begun.current = (await tryClient(client.radius_client_id, values.username)).id;
      })}
      onSent={() => navigate(triedPageOf(begun.current))}
      onClose={onClose}
    />
  );
}
