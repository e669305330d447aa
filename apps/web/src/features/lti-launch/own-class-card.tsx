import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { type CourseConnection, classIdSchema } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useAction } from '../../lib/use-action.ts';
import { Form, FormError } from '../../ui/form/form.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { useZodForm } from '../../ui/form/use-zod-form.ts';
import { CardHead } from './card-head.tsx';
import { connectClass } from './launch-calls.ts';

const formSchema = z.object({
  classId: z
    .number()
    .nullable()
    .pipe(z.number())
    .transform((id) => classIdSchema.parse(id)),
});

interface Props {
  course: CourseConnection;
  onConnected: (page: string) => Promise<void>;
}

/** One of the classes that are there already. */
export function OwnClassCard({ course, onConnected }: Props) {
  const { t } = useTranslation('course-launch');
  const form = useZodForm(formSchema, { defaultValues: { classId: course.ownClasses[0]?.id ?? null } });
  const connect = useAction({
    mutationFn: ({ classId }: z.output<typeof formSchema>) => connectClass(course.contextId, classId),
    meta: { showsOwnError: true },
    onSuccess: ({ page }) => onConnected(page),
  });
  return (
    <Card sx={{ p: { xs: 2, sm: 3 } }}>
      <CardHead title={t('course.own')} text={t('course.ownText')} />
      <Form form={form} onSubmit={(values) => connect.mutate(values)} label={t('course.own')}>
        <SelectField
          control={form.control}
          name="classId"
          label={t('course.class')}
          options={course.ownClasses.map(({ id, name, students }) => ({
            value: id,
            label: `${name} · ${t('course.students', { count: students })}`,
          }))}
        />
        <FormError error={connect.error} />
        <Button type="submit" variant="contained" loading={connect.isPending} sx={{ alignSelf: 'start' }}>
          {t('course.connect')}
        </Button>
      </Form>
    </Card>
  );
}
