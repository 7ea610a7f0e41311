import { familyCalls } from '../parts/family.ts';
import { familyUsers } from './familyUsers.ts';

const family = familyUsers('saml');

/** The users of SAML applications. */
export const samlUserCalls = {
  getAllSAMLUsersByUniqueId: family.lists('GET /SAML/getAllSAMLUsersByUniqueId/:uniqueId'),
  getSAMLUser: family.shows('GET /SAML/getSAMLUser/:userId'),
  updateSamlUser: family.updates('PUT /SAML/updateUser/:userId'),
  deleteSamlUser: family.deletes('DELETE /SAML/user/:userId'),
  suspendSAMLUserDevice: family.suspendsDevice('POST /SAML/suspendSAMLUserDevice'),
  removeSAMLUserDevice: family.removesDevice('POST /SAML/removeSAMLUserDevice'),
  getSAMLApplicationReportByUniqueId: familyCalls('saml').reports(
    'GET /SAML/getSAMLApplicationReportByUniqueId/:uniqueId',
  ),
};
