/** /api/complaint.php: complaints of members and visitors (spec section 2). */
import {
  complainantOf,
  complaintView,
  listComplaints,
  makeComplaint,
} from '../domain/complaints/complaints.ts';
import { isConfirmed } from '../domain/members/members.ts';
import { defineRoutes, memberOf } from '../http/handler.ts';
import { callerOf, languageOf, publicOriginOf } from '../http/request.ts';

export const routes = defineRoutes((services) => ({
  getComplaints: async (request) => ({
    body: await listComplaints(services.db, memberOf(request).id),
  }),

  makeComplaint: async (request, { write, once }) => {
    const { body } = request;
    const who = complainantOf(request.member, body);
    const context = {
      origin: publicOriginOf(services, request),
      language: languageOf(services, request),
    };
    const count = async () => {
      const { limits } = services;
      // An address that was confirmed is its member's: nobody else who types it uses up what the member may.
      if (who.member !== null && isConfirmed(who.member))
        return limits.consume('complaintByMember', who.member.id);
      const caller = callerOf(request);
      await limits.consume('complaintByCaller', caller);
      await limits.consume('complaintByAddressAndCaller', who.email, caller);
      await limits.consume('complaintByAddress', who.email);
    };
    return write(
      async (tx) => {
        const complaint = await makeComplaint(services, tx, who, body, context);
        return { status: 201, body: { complaint: complaintView(complaint) } };
      },
      { count: () => once(count) },
    );
  },
}));
