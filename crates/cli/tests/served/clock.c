/* Preloaded into the server: the time of day is as many hours later as the first byte of a shared file says. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

static volatile unsigned char *hours;

__attribute__((constructor)) static void begin(void) {
    const char *name = getenv("TRICORNE_CLOCK");
    int file = name ? open(name, O_RDONLY) : -1;
    if (file < 0) return;
    void *mapped = mmap(NULL, 1, PROT_READ, MAP_SHARED, file, 0);
    close(file);
    if (mapped != MAP_FAILED) hours = mapped;
}

int clock_gettime(clockid_t clock, struct timespec *time) {
    static int (*true_one)(clockid_t, struct timespec *);
    if (!true_one) true_one = (int (*)(clockid_t, struct timespec *))dlsym(RTLD_NEXT, "clock_gettime");
    int result = true_one(clock, time);
    if (result == 0 && hours && clock == CLOCK_REALTIME) time->tv_sec += *hours * 3600;
    return result;
}
