import { likewise } from '../../../web-kit/sends.ts';
import { list } from '../../../web-kit/table/query.ts';
import { AskDialog } from '../../things/applicationPage/AskDialog.tsx';
import { tryClient } from '../../things/applicationPage/tries.ts';
import type { RadiusClient } from './clients.ts';
import { radiusTexts } from './texts.ts';

const { tries: t } = radiusTexts;
type Props = { appId: string; client: RadiusClient; onClose: () => void };

/** Asks who tries the sign-in through a client. */
export const TryDialog = ({ appId, client, onClose }: Props) => (
  <AskDialog
    about={client.radius_client_id}
    title={t.title(client.radius_client_name)}
    text={t.text}
    hint={t.hint}
    users={list('GET /getRadiusUsersByAppId/:appId', { appId })}
    tries={likewise(tryClient, (username: string) => tryClient(client.radius_client_id, username))}
    onClose={onClose}
  />
);
