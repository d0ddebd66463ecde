import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReportValues } from '@velours/ui/blocks/ReportForm';
import { answer, intent, type Schemas, useApi } from '../../app/data/api.ts';
import { safetyKey } from '../../app/data/keys.ts';
import type { ReportReason } from './report-form.ts';
import type { SafetyAsk } from './safety-ask.ts';

export interface SentReport {
  report: Schemas['Report'];
  /** There was a report of the same thing. */
  isKnown: boolean;
  isBlocked: boolean;
}

type Values = Omit<ReportValues, 'reason'> & { reason: ReportReason };

/** Sends a report; with a block where that was asked for. One key an attempt at the same values. */
export function useReport({ member, thing }: SafetyAsk) {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (values: Values): Promise<SentReport> => {
      const isBlocked = values.block === 'yes';
      let status = 0;
      const call = api.POST('/api/report.php', {
        params: intent(),
        body: {
          kind: thing?.kind ?? 'member',
          profile: member.id,
          reason: values.reason,
          text: values.text,
          block: isBlocked,
          ...(thing && { target: thing.id }),
        },
      });
      const { report } = await answer(
        call.then((result) => {
          status = result.response.status;
          return result;
        }),
      );
      return { report, isKnown: status === 200, isBlocked };
    },
    onSuccess: () => client.invalidateQueries({ queryKey: safetyKey }),
  });
}
