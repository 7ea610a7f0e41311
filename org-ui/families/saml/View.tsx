import { useParams } from 'react-router';
import { call } from '../../../web-kit/call.ts';
import { list } from '../../../web-kit/table/query.ts';
import { type FamilyPage, FamilyView } from '../../things/applicationPage/FamilyView.tsx';
import { Basic } from './Basic.tsx';
import { type SamlDetail, samlInsights, samlQuery, samlVerbs } from './saml.ts';
import { samlTexts as t } from './texts.ts';

const saml: FamilyPage<SamlDetail> = {
  query: samlQuery,
  suspension: samlVerbs.suspension,
  tabs: t.tabs,
  basic: (app) => <Basic app={app} />,
  toggle: (appId, sent) => call('PUT /SAML/updateApp/:appId', { appId, ...sent }),
  users: ({ appId, name }) => ({
    load: list('GET /SAML/users/:appId', { appId }),
    invite: { type: 'ADD_SAML_USER', text: t.inviteText(name) },
  }),
  insights: samlInsights,
};

/** The page of one SAML application. */
export default function View() {
  const { appId = '' } = useParams();
  return <FamilyView appId={appId} family={saml} />;
}
