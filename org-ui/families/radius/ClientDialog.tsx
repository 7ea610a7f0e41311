import { FormDialog } from '../../../web-kit/form/FormDialog.tsx';
import type { Values } from '../../../web-kit/form/fields.ts';
import { likewise } from '../../../web-kit/sends.ts';
import { addClient, changeClient, clientNow, type RadiusClient } from './clients.ts';
import { blankClient, type ClientKey, clientFields, valuesOf } from './fields.ts';
import { withSecretTools } from './SecretTools.tsx';
import { radiusTexts } from './texts.ts';

const { clients: t, fields } = radiusTexts;

type Props = { appId: string; client?: RadiusClient; onClose: () => void };

/** Adds a client to an application, or changes one. */
export function ClientDialog({ appId, client, onClose }: Props) {
  const about = { columns: 2, onClose } as const;
  if (!client)
    return (
      <FormDialog
        {...about}
        about={`client of ${appId}`}
        title={t.add}
        fields={withSecretTools(clientFields(fields.ip))}
        initial={blankClient()}
        run={likewise(addClient, (values: object) => addClient(appId, values))}
        done={t.added}
      />
    );
  const { radius_client_id: radiusClientId } = client;
  return (
    <FormDialog
      {...about}
      about={`client ${radiusClientId}`}
      title={t.edit(client.radius_client_name)}
      fields={withSecretTools(clientFields(fields.ip, true))}
      initial={valuesOf(client)}
      reread={async () => valuesOf((await clientNow(appId, radiusClientId)) ?? client)}
      run={likewise(changeClient, ({ radius_client_secret: secret, ...values }: Values<ClientKey>) =>
        changeClient(radiusClientId, { ...values, ...(secret && { radius_client_secret: secret }) }),
      )}
      done={t.updated}
      failed={t.updateFailed}
    />
  );
}
