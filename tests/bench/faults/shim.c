/* Faults of a disk and of a clock, for one process that is started with LD_PRELOAD.

   FAULTS names a file of four numbers, which are read at every call and written by the test:
   an errno for writes, an errno for syncs, milliseconds that a sync takes longer, and seconds by which
   the wall clock is wrong. Only files whose path has FAULTS_FILE in it are touched. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

struct faults {
    volatile int64_t write_errno, sync_errno, sync_milliseconds, clock_seconds;
};

static struct faults none;
static struct faults *faults = &none;
static const char *part = "";

__attribute__((constructor)) static void begin(void)
{
    const char *path = getenv("FAULTS");
    if (getenv("FAULTS_FILE"))
        part = getenv("FAULTS_FILE");
    int file = path ? open(path, O_RDONLY) : -1;
    if (file < 0)
        return;
    void *mapped = mmap(NULL, sizeof(struct faults), PROT_READ, MAP_SHARED, file, 0);
    if (mapped != MAP_FAILED)
        faults = mapped;
    close(file);
}

static int meant(int file)
{
    char link[64], path[4096];
    int kept = errno;
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    ssize_t length = readlink(link, path, sizeof path - 1);
    errno = kept;
    if (length <= 0)
        return 0;
    path[length] = 0;
    return strstr(path, part) != NULL;
}

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))
#define FAIL_WRITE(file)                                                                                     \
    if (faults->write_errno && meant(file)) {                                                                \
        errno = (int)faults->write_errno;                                                                    \
        return -1;                                                                                           \
    }

ssize_t write(int file, const void *data, size_t size)
{
    FAIL_WRITE(file)
    return REAL(write)(file, data, size);
}

ssize_t pwrite(int file, const void *data, size_t size, off_t at)
{
    FAIL_WRITE(file)
    return REAL(pwrite)(file, data, size, at);
}

ssize_t pwrite64(int file, const void *data, size_t size, off64_t at)
{
    FAIL_WRITE(file)
    return REAL(pwrite64)(file, data, size, at);
}

static int slow_or_failed(int file)
{
    if (!meant(file))
        return 0;
    struct timespec slice = {0, 10 * 1000 * 1000};
    for (int64_t waited = 0; waited < faults->sync_milliseconds; waited += 10)
        nanosleep(&slice, NULL);
    if (!faults->sync_errno)
        return 0;
    errno = (int)faults->sync_errno;
    return -1;
}

int fsync(int file)
{
    return slow_or_failed(file) ? -1 : REAL(fsync)(file);
}

int fdatasync(int file)
{
    return slow_or_failed(file) ? -1 : REAL(fdatasync)(file);
}

int clock_gettime(clockid_t clock, struct timespec *now)
{
    int failed = REAL(clock_gettime)(clock, now);
    if (!failed && clock == CLOCK_REALTIME)
        now->tv_sec += faults->clock_seconds;
    return failed;
}
